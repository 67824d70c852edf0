"""Which of a machine's addresses phones are told."""

import ifaddr
import pytest

from spieleabend.server.addresses import HOST, host_of, is_this_machine, lan_addresses, reachable_urls


def adapter(name: str, *addresses: str, nice_name: str | None = None) -> ifaddr.Adapter:
    ips = [
        ifaddr.IP((address, 0, 0) if ":" in address else address, 64 if ":" in address else 24, name)
        for address in addresses
    ]
    return ifaddr.Adapter(name, nice_name or name, ips)


def test_home_networks_come_first_and_what_no_phone_reaches_is_left_out() -> None:
    found = lan_addresses(
        [
            adapter("lo", "127.0.0.1", "::1"),
            adapter("docker0", "172.17.0.1"),
            adapter("br-1f2e", "172.18.0.1"),
            adapter("veth12", "169.254.9.9"),
            adapter("eth1", "203.0.113.9"),
            adapter("eth0", "10.0.0.4", "fe80::1"),
            adapter("tailscale0", "100.101.102.103"),
            adapter("wlan0", "192.168.1.20"),
            adapter("{4F2}", "172.28.0.1", nice_name="vEthernet (WSL)"),
            adapter("{4F3}", "192.168.56.1", nice_name="VirtualBox Host-Only Ethernet Adapter"),
            adapter("eth2", "169.254.3.3"),
        ]
    )
    assert found == ("192.168.1.20", "10.0.0.4", "203.0.113.9", "100.101.102.103")


def test_this_very_machine_can_be_asked() -> None:
    assert all(not address.startswith("127.") for address in lan_addresses())


@pytest.mark.parametrize(
    ("host", "public", "lan", "urls"),
    [
        ("0.0.0.0", None, ("192.168.1.20", "10.0.0.4"), ("http://192.168.1.20:8000", "http://10.0.0.4:8000")),
        ("::", None, ("192.168.1.20",), ("http://192.168.1.20:8000",)),
        ("0.0.0.0", None, (), ("http://localhost:8000",)),
        ("127.0.0.1", None, ("192.168.1.20",), ("http://127.0.0.1:8000",)),
        ("2001:db8::1", None, (), ("http://[2001:db8::1]:8000",)),
        ("0.0.0.0", "https://play.example.org", ("192.168.1.20",), ("https://play.example.org",)),
    ],
)
def test_players_are_told_what_reaches_the_server(
    host: str, public: str | None, lan: tuple[str, ...], urls: tuple[str, ...]
) -> None:
    assert reachable_urls(host, 8000, public, lan) == urls


def test_the_usual_port_is_not_worth_mentioning() -> None:
    assert reachable_urls("0.0.0.0", 80, None, ("10.0.0.4",)) == ("http://10.0.0.4",)


@pytest.mark.parametrize(
    ("header", "host"),
    [("Ania.local:8000", "ania.local"), ("[::1]:80", "::1"), ("[::1]", "::1"), ("10.0.0.4", "10.0.0.4"), ("a.", "a")],
)
def test_a_host_loses_its_port(header: str, host: str) -> None:
    assert host_of(header) == host


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.9.9.9", "::1", "0.0.0.0", "games.localhost"])
def test_this_machine_has_many_names(host: str) -> None:
    assert is_this_machine(host)


@pytest.mark.parametrize("host", ["10.0.0.4", "ania.local", "localhost.example.org"])
def test_others_are_not_this_machine(host: str) -> None:
    assert not is_this_machine(host)


@pytest.mark.parametrize("header", ["10.0.0.4:8000", "ania-laptop.local:8000", "[2001:db8::1]:8000", "a_b"])
def test_hosts_of_home_networks_are_well_formed(header: str) -> None:
    assert HOST.fullmatch(header)


@pytest.mark.parametrize("header", ["", "a b", 'a"b', "a;b", "a/b", "a,b", "<b>", "a:port", "-a", "a:123456", "a\n"])
def test_what_could_slip_into_a_header_or_picture_is_not(header: str) -> None:
    assert not HOST.fullmatch(header)
