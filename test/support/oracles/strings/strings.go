// The strings of Go programs that contain ://, by go/scanner: [start, end, value] in UTF-16 units, or null.
package main

import (
	"encoding/json"
	"go/scanner"
	"go/token"
	"os"
	"strconv"
	"strings"
	"unicode/utf16"
)

func units(text []byte) int { return len(utf16.Encode([]rune(string(text)))) }

func stringsOf(source []byte) [][]interface{} {
	files := token.NewFileSet()
	file := files.AddFile("x", -1, len(source))
	isBroken := false
	var tokens scanner.Scanner
	tokens.Init(file, source, func(token.Position, string) { isBroken = true }, 0)
	found := [][]interface{}{}
	for {
		at, kind, literal := tokens.Scan()
		if kind == token.EOF {
			break
		}
		if kind != token.STRING || !strings.Contains(literal, "://") {
			continue
		}
		value, err := strconv.Unquote(literal)
		if err != nil {
			return nil
		}
		start := units(source[:file.Offset(at)])
		found = append(found, []interface{}{start, start + units([]byte(literal)), value})
	}
	if isBroken {
		return nil
	}
	return found
}

func main() {
	var sources []string
	if err := json.NewDecoder(os.Stdin).Decode(&sources); err != nil {
		panic(err)
	}
	answers := [][][]interface{}{}
	for _, source := range sources {
		answers = append(answers, stringsOf([]byte(source)))
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		panic(err)
	}
}
