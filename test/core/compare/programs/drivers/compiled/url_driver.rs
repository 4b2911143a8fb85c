// What the crate url makes of each URL.
use std::io::{self, BufRead, Write};
use url::Url;

fn main() {
    let out = io::stdout();
    let mut out = io::BufWriter::new(out.lock());
    for line in io::stdin().lock().lines() {
        writeln!(out, "{}", read(&decode(&line.unwrap()))).unwrap();
    }
}

fn read(text: &str) -> String {
    let url = match Url::parse(text) {
        Ok(url) => url,
        Err(_) => return "null".to_string(),
    };
    // Other schemes are connected to by other programs.
    if !["http", "https", "ws", "wss", "ftp"].contains(&url.scheme()) {
        return "null".to_string();
    }
    let user = Some(url.username()).filter(|name| !name.is_empty());
    let host = url.host_str().filter(|host| !host.is_empty());
    let port = url.port_or_known_default().map_or("null".to_string(), |port| port.to_string());
    let query = url.query().map_or(String::new(), |query| format!("?{}", query));
    let target = format!("{}{}", url.path(), query);
    format!(
        "[{},{},{},{},{},{}]",
        encode(Some(url.scheme())), encode(user), encode(url.password()), encode(host), port, encode(Some(&target))
    )
}

fn encode(text: Option<&str>) -> String {
    let text = match text {
        Some(text) => text,
        None => return "null".to_string(),
    };
    let units: String = text.encode_utf16().map(|unit| format!("\\u{:04x}", unit)).collect();
    format!("\"{}\"", units)
}

/// A string in JSON.
fn decode(json: &str) -> String {
    let text: Vec<char> = json.chars().collect();
    let mut units: Vec<u16> = Vec::new();
    let mut at = 1;
    while at < text.len() - 1 {
        let (unit, length) = match (text[at], text[at + 1]) {
            ('\\', 'u') => {
                let digits: String = text[at + 2..at + 6].iter().collect();
                (u16::from_str_radix(&digits, 16).unwrap(), 6)
            }
            ('\\', 'n') => (10, 2),
            ('\\', 'r') => (13, 2),
            ('\\', 't') => (9, 2),
            ('\\', 'b') => (8, 2),
            ('\\', 'f') => (12, 2),
            ('\\', other) => (other as u16, 2),
            (other, _) => (other as u16, 1),
        };
        units.push(unit);
        at += length;
    }
    String::from_utf16(&units).unwrap()
}
