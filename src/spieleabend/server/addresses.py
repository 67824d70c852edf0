"""By which addresses phones can reach this machine."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import ifaddr

VIRTUAL = re.compile(r"^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel)", re.IGNORECASE)
"""Adapters of containers and virtual machines: no phone is in those networks."""
VIRTUAL_WORDS = re.compile(r"vethernet|virtualbox|vmware|hyper-v|wsl|loopback", re.IGNORECASE)
"""The same as Windows calls them."""
HOME_NETWORKS = [ip_network("192.168.0.0/16"), ip_network("10.0.0.0/8"), ip_network("172.16.0.0/12")]
"""Private networks, the likeliest home network first."""

HOST = re.compile(r"(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]{0,252}))(?::[0-9]{1,5})?", re.IGNORECASE)
"""What a Host header may look like; anything else is not echoed into a page, a policy or a QR code."""


def lan_addresses(adapters: Iterable[ifaddr.Adapter] | None = None) -> tuple[str, ...]:
    """The IPv4 addresses by which others on the network reach this machine, the likeliest first.

    Private ones come first, public ones after them; loopback, link-local and virtual adapters are left out.
    """
    found: list[IPv4Address] = []
    for adapter in ifaddr.get_adapters() if adapters is None else adapters:
        if VIRTUAL.search(adapter.name) or VIRTUAL_WORDS.search(adapter.nice_name):
            continue
        for ip in adapter.ips:
            if not ip.is_IPv4:
                continue
            address = IPv4Address(ip.ip)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append(address)
    unique = list(dict.fromkeys(found))
    return tuple(str(address) for address in sorted(unique, key=_unlikelihood))


def _unlikelihood(address: IPv4Address) -> int:
    for place, network in enumerate(HOME_NETWORKS):
        if address in network:
            return place
    return len(HOME_NETWORKS)


def host_of(host_header: str) -> str:
    """The host without its port, in lower case: `"[::1]:80"` gives `"::1"`."""
    host = host_header.rpartition(":")[0] if re.search(r":[0-9]+$", host_header) else host_header
    return host.strip("[]").lower().rstrip(".")


def parsed_ip(host: str) -> IPv4Address | IPv6Address | None:
    """The address that `host` is, or None where it is a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_this_machine(host: str) -> bool:
    """Whether only this machine itself can mean itself by `host`: localhost or a loopback address."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = parsed_ip(host)
    return address is not None and (address.is_loopback or address.is_unspecified)


def reachable_urls(host: str, port: int, public_origin: str | None, lan: tuple[str, ...]) -> tuple[str, ...]:
    """The addresses to tell players, best first, for a server that listens on `host` and `port`.

    Never empty: without any network there is still this machine.
    """
    if public_origin is not None:
        return (public_origin,)
    address = parsed_ip(host)
    everywhere = not host or (address is not None and address.is_unspecified)
    hosts = lan if everywhere else (host,)
    return tuple(_http(each, port) for each in hosts or ("localhost",))


def _http(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"
