<?php
// What parse_url makes of each URL, which the streams of PHP open as well.
const PORTS = ['http' => 80, 'https' => 443, 'ftp' => 21];
while (($line = fgets(STDIN)) !== false) {
    $parts = parse_url(json_decode($line));
    if ($parts === false) {
        echo "null\n";
        continue;
    }
    $scheme = isset($parts['scheme']) ? strtolower($parts['scheme']) : null;
    $port = $parts['port'] ?? (PORTS[$scheme ?? ''] ?? null);
    $target = ($parts['path'] ?? '') . (isset($parts['query']) ? '?' . $parts['query'] : '');
    $answer = [$scheme, $parts['user'] ?? null, $parts['pass'] ?? null, $parts['host'] ?? null, $port, $target];
    echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES), "\n";
}
