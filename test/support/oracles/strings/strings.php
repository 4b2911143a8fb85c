<?php
// The strings of PHP programs by its own tokenizer: [start, end, value or null] in UTF-16 units, or null.
function units(string $text): int
{
    return preg_match_all('/[\xF0-\xF7]/', $text) + preg_match_all('/[\x00-\x7F\xC0-\xFF]/', $text);
}

function strings_of(string $source): ?array
{
    try {
        $tokens = PhpToken::tokenize($source, TOKEN_PARSE);
    } catch (Throwable $error) {
        return null;
    }
    $found = [];
    $open = null;
    foreach ($tokens as $token) {
        $end = $token->pos + strlen($token->text);
        if ($token->id === T_CONSTANT_ENCAPSED_STRING) {
            $value = eval("return {$token->text};");
            $found[] = [units(substr($source, 0, $token->pos)), units(substr($source, 0, $end)), $value];
        } elseif ($token->id === ord('"')) {
            if ($open === null) {
                $open = $token->pos;
            } else {
                $found[] = [units(substr($source, 0, $open)), units(substr($source, 0, $end)), null];
                $open = null;
            }
        }
    }
    return $found;
}

$answers = array_map('strings_of', json_decode(stream_get_contents(STDIN)));
echo json_encode($answers, JSON_INVALID_UTF8_SUBSTITUTE);
