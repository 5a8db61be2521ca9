import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { cleanHtml } from './clean-html.ts';
import * as css from './html.css.ts';

/** True for a plain press: the main button without a modifier key. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export type HtmlProps = {
  /** The raw html; this component cleans it. */
  html: string;
  className?: string;
  /** Called after the user follows a link within the app, so that a dialog can close. */
  onNavigate?: () => void;
};

/** A store's html, cleaned. Its links into this portal use the router. */
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
    // One handler for all links in the html; the keyboard fires clicks too.
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, onNavigate]);
  return <div ref={place} className={classNames(css.html, className)} />;
}
