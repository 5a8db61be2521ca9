import CircleAlert from 'lucide-react/icons/circle-alert';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as css from './screen-state.css.ts';

interface StateProps {
  title: string;
  /** The state fills the page: its title is the page's own. */
  isPage?: boolean;
}

function Title({ title, isPage }: StateProps) {
  return isPage ? <h1 className={css.title}>{title}</h1> : <p className={css.title}>{title}</p>;
}

export interface EmptyStateProps extends StateProps {
  /** The next step. */
  text?: ReactNode;
  /** Null draws no picture, so that the next step is near. */
  picture?: ReactNode;
  action?: ReactNode;
}

/** An empty state with the next step. */
export function EmptyState({ title, isPage = false, text, picture, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {picture !== null && (
        <span className={css.picture}>
          {picture ?? <PackageOpen size={48} strokeWidth={1.25} aria-hidden="true" />}
        </span>
      )}
      <Title title={title} isPage={isPage} />
      {text && <p className={css.words}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends StateProps {
  /** The cause, and the functions that still work. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** A detail for support. */
  code?: string | undefined;
  action?: ReactNode;
}

/** A failed screen: the failure, a retry, and the parts that still work. */
export function ErrorState({
  title,
  isPage = false,
  text,
  onRetry,
  isRetrying = false,
  code,
  action,
}: ErrorStateProps) {
  return (
    <div className={css.state} role="alert">
      <span className={css.picture}>
        <CircleAlert size={48} strokeWidth={1.25} aria-hidden="true" />
      </span>
      <Title title={title} isPage={isPage} />
      {text && <p className={css.words}>{text}</p>}
      <div className={css.actions}>
        {onRetry && (
          <Button isPending={isRetrying} onPress={onRetry}>
            Tentar novamente
          </Button>
        )}
        {action}
      </div>
      {code && <p className={css.code}>{code}</p>}
    </div>
  );
}
