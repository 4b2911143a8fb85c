# What URI makes of each URL, as LWP asks for it.
use strict;
use warnings;
use JSON::PP;
use Math::BigInt;
use URI;

my $json = JSON::PP->new->allow_nonref->allow_bignum->ascii;

sub read_url {
    my $uri = URI->new(shift);
    my $scheme = $uri->scheme;
    return [$scheme, undef, undef, undef, undef, $uri->opaque] unless $uri->can('host') && $uri->can('path_query');
    my ($user, $password) = defined $uri->userinfo ? split(/:/, $uri->userinfo, 2) : ();
    $user = '' if defined $uri->userinfo && !defined $user;
    my $host = $uri->host;
    $host = "[$host]" if defined $host && $host =~ /:/;
    my $port = $uri->port;
    return [$scheme, $user, $password, $host, defined $port && $port =~ /^\d+$/ ? Math::BigInt->new($port) : $port, $uri->path_query];
}

while (my $line = <STDIN>) {
    my $answer = eval { read_url($json->decode($line)) };
    print $json->encode($answer), "\n";
}
