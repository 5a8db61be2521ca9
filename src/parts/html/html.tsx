import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { cleanHtml } from './clean-html.ts';
import * as css from './html.css.ts';

/** True for a press that asks for nothing special: the same page, by the main button, nothing held down. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export type HtmlProps = {
  /** As it came; it is cleaned here. */
  html: string;
  className?: string;
  /** After a link within the app was followed, for a dialog that then has to go. */
  onNavigate?: () => void;
};

/** Html that a store wrote, cleaned. Its links into this portal go through the router. */
export function Html({ html, className, onNavigate }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || !isPlain(event)) return;
      event.preventDefault();
      navigate(href);
      onNavigate?.();
    };
    // The links in it are not ours to give a handler each; the keyboard presses them as clicks.
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, onNavigate]);
  return <div ref={place} className={classNames(css.html, className)} />;
}
