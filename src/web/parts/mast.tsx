import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { preferences } from '../preferences.ts';
import { place } from '../router.ts';
import { Icon, type IconName } from './icons.tsx';

interface MastProps {
  readonly where?: string;
  /** Without the link to the settings: the page has its own. */
  readonly bare?: boolean;
  readonly children?: ComponentChildren;
}

/** A table and its replay need the room: they have no links to other pages of the site. */
const AT_A_TABLE = /^\/tables\/[^/]+(\/replay)?\/?$/;

/** The head of every page: the site's name, the name of this page, and the links onward. */
export function Mast(props: MastProps) {
  const { where = '' } = props;
  useEffect(() => {
    document.title = where === '' ? 'Sternwheel' : `${where} · Sternwheel`;
  }, [where]);
  return AT_A_TABLE.test(place.value.path) ? <TableMast {...props} /> : <SiteMast {...props} />;
}

const TableMast = ({ where, bare = false, children }: MastProps) => (
  <header class="mast">
    <Wordmark />
    <a class="where" href="/" title="Home">
      {where}
    </a>
    <nav aria-label="Site">
      {children}
      {!bare && <MastLink href="/settings" icon="gear" label="Settings" />}
    </nav>
  </header>
);

/** On a phone the links stand at the lower edge, in reach of a thumb. */
const SiteMast = ({ children }: MastProps) => (
  <header class="mast site">
    <Wordmark />
    <nav aria-label="Site">
      <SiteLink href="/" icon="play" label="Play" />
      <SiteLink href="/learn" icon="guide" label="Learn" />
      <SiteLink href="/my-games" icon="log" label="My games" />
      <SettingsLink />
    </nav>
    <div class="ways">{children}</div>
    <a class="press join" href="/join" aria-label="Join with a code">
      <Icon name="people" />
      <span class="label">Join with a code</span>
    </a>
  </header>
);

const Wordmark = () => (
  <a class="wordmark engraved" href="/">
    Sternwheel
  </a>
);

interface MastLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}

const isHerePage = (href: string) => (place.value.path === href ? ('page' as const) : undefined);

const SiteLink = ({ href, icon, label }: MastLinkProps) => (
  <a class="site-link" href={href} aria-current={isHerePage(href)}>
    <Icon name={icon} />
    <span>{label}</span>
  </a>
);

/** Goes by the person's name where there is room for it. */
function SettingsLink() {
  const name = preferences.value.name.trim();
  return (
    <a
      class="site-link settings-link"
      href="/settings"
      aria-current={isHerePage('/settings')}
      aria-label={name === '' ? 'Settings' : `${name}: Settings`}
    >
      <Icon name="gear" />
      <span class="own-name">{name === '' ? 'Settings' : name}</span>
      {name !== '' && <span class="thumb-name">Settings</span>}
    </a>
  );
}

export const MastLink = ({ href, icon, label }: MastLinkProps) => (
  <a class="press plain" href={href} aria-label={label}>
    <Icon name={icon} />
    <span class="label" aria-hidden="true">
      {label}
    </span>
  </a>
);
