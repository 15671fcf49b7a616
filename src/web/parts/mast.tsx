import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

interface MastProps {
  readonly where?: string;
  readonly children?: ComponentChildren;
}

/** The head of every page: the house's name, the name of this place, and the links onward. */
export function Mast({ where = '', children }: MastProps) {
  useEffect(() => {
    document.title = where === '' ? 'Sternwheel' : `${where} · Sternwheel`;
  }, [where]);
  return (
    <header class="mast">
      <a class="wordmark engraved" href="/">
        Sternwheel
      </a>
      <span class="where">{where}</span>
      <nav aria-label="House">
        {children}
        <MastLink href="/settings" icon="gear" label="Settings" />
      </nav>
    </header>
  );
}

interface MastLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}

export const MastLink = ({ href, icon, label }: MastLinkProps) => (
  <a class="press plain" href={href} aria-label={label}>
    <Icon name={icon} />
    <span class="label" aria-hidden="true">
      {label}
    </span>
  </a>
);
