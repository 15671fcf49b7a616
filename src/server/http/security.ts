import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';
import type { HttpRequest } from './message.ts';

/** Nothing from other origins, nothing inline except what is listed by its hash, no frames around us. */
export function contentPolicy(scriptHashes: readonly string[] = [], styleHashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
};

/**
 * Whether a browser sends this for one of our own pages. Programs other than browsers send neither header, and have no
 * cookie that another page could misuse.
 */
export function isOwnOrigin(headers: HttpRequest['headers'], allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
  return allowed.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}

/** For a year, sent only over TLS, which is then the only way in. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Names that no public DNS server can point at somebody's machine. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/;

const OWN_NAME = hostname().toLowerCase();

/**
 * Whether a request names this server as its host. In DNS rebinding somebody makes the name of a foreign page point
 * here. Its requests name that other host, and would otherwise pass for one of our own pages.
 */
export function isKnownHost(host: string | undefined, { hosts, origins }: Pick<Config, 'hosts' | 'origins'>): boolean {
  const name = nameOf(host ?? '');
  if (name === '' || isIP(name) !== 0 || name === OWN_NAME || LOCAL_NAME.test(name)) return true;
  return hosts.includes(name) || origins.some((origin) => URL.parse(origin)?.hostname === name);
}

/** `Play.Example:8080` as `play.example`, `[::1]:8080` as `::1`. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replaceAll(/^\[|\]$/g, '');
