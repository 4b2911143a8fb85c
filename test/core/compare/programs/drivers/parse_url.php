<?php
// What parse_url makes of each URL, which the streams of PHP open as well; with `filter`, of those that FILTER_VALIDATE_URL lets through.
const PORTS = ['http' => 80, 'https' => 443, 'ftp' => 21];
while (($line = fgets(STDIN)) !== false) {
    $url = json_decode($line);
    $parts = parse_url($url);
    if ($parts === false || ($argv[1] ?? '') === 'filter' && filter_var($url, FILTER_VALIDATE_URL) === false) {
        echo "null\n";
        continue;
    }
    $scheme = isset($parts['scheme']) ? strtolower($parts['scheme']) : null;
    $port = $parts['port'] ?? (PORTS[$scheme ?? ''] ?? null);
    $target = ($parts['path'] ?? '') . (isset($parts['query']) ? '?' . $parts['query'] : '');
    $answer = [$scheme, $parts['user'] ?? null, $parts['pass'] ?? null, $parts['host'] ?? null, $port, $target];
    echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES), "\n";
}
