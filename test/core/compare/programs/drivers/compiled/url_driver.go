// What net/http connects to for each URL: the address that it dials is recorded.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
)

var dialed string
var errDialed = errors.New("dialed")

func record(_ context.Context, _, address string) (net.Conn, error) {
	dialed = address
	return nil, errDialed
}

func text(value string) *string { return &value }

func read(client *http.Client, url string) interface{} {
	dialed = ""
	request, err := http.NewRequest("GET", url, nil)
	if err != nil {
		return nil
	}
	client.Do(request)
	if dialed == "" {
		return nil
	}
	host, service, err := net.SplitHostPort(dialed)
	if err != nil {
		return nil
	}
	port, err := strconv.Atoi(service)
	if err != nil || port > 65535 {
		return nil
	}
	if address := net.ParseIP(host); address != nil {
		host = address.String()
	}
	if strings.Contains(host, ":") {
		host = "[" + host + "]"
	}
	var user, password *string
	if request.URL.User != nil {
		user = text(request.URL.User.Username())
		if secret, isSet := request.URL.User.Password(); isSet {
			password = text(secret)
		}
	}
	return []interface{}{request.URL.Scheme, user, password, host, port, request.URL.RequestURI()}
}

func main() {
	transport := &http.Transport{DialContext: record, DialTLSContext: record}
	client := &http.Client{Transport: transport}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<24)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for in.Scan() {
		var url string
		if err := json.Unmarshal(in.Bytes(), &url); err != nil {
			panic(err)
		}
		encoder.Encode(read(client, url))
	}
}
