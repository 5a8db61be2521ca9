import { Link } from 'wouter';
import { LinkButton, type LinkButtonProps } from '#ui/link-button.tsx';

/** A link that looks like a button, to an address of this app: without a page load, and Back works. */
export function LinkTo({ href, onClick, ...rest }: LinkButtonProps) {
  return (
    <Link href={href} {...(onClick ? { onClick } : {})} asChild>
      <LinkButton href={href} {...rest} />
    </Link>
  );
}
