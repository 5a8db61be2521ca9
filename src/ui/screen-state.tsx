import CircleAlert from 'lucide-react/icons/circle-alert';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as css from './screen-state.css.ts';

interface StateProps {
  title: string;
  /** It is all there is of the page: its title is the page's own. */
  isPage?: boolean;
}

function Title({ title, isPage }: StateProps) {
  return isPage ? <h1 className={css.title}>{title}</h1> : <p className={css.title}>{title}</p>;
}

export interface EmptyStateProps extends StateProps {
  /** What to do next. */
  text?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, isPage = false, text, picture, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <span className={css.picture}>
        {picture ?? <PackageOpen size={48} strokeWidth={1.25} aria-hidden="true" />}
      </span>
      <Title title={title} isPage={isPage} />
      {text && <p className={css.words}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends StateProps {
  /** What happened and what still works. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Something to tell support. */
  code?: string | undefined;
  action?: ReactNode;
}

/** A screen that could not be shown: what happened, a way to try again, what still works. */
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
