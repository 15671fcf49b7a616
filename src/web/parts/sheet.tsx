import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Without it the sheet is a curtain: nothing shows through, and only its own buttons close it. */
  readonly onClose?: () => void;
  /** Where it stands on a wide screen; on a phone every sheet rises from the lower edge. */
  readonly at?: 'middle' | 'side';
  /** Links and buttons beside the title. */
  readonly ways?: ComponentChildren;
}

/** A sheet over the page. The browser's own dialog keeps the focus inside and gives it back afterwards. */
export function SheetDialog({ title, children, onClose, at = 'middle', ways }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && onClose?.();
  const cancel = (event: Event) => (onClose === undefined ? event.preventDefault() : onClose());
  const look = onClose === undefined ? `sheet sheet-${at} curtain` : `sheet sheet-${at}`;
  return (
    <dialog ref={dialog} class={look} aria-labelledby={name} onClick={closeOutside} onCancel={cancel}>
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={name}>{title}</h2>
          {ways}
          {onClose !== undefined && (
            <button type="button" class="plain" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
