import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './notice.css.ts';

export interface NoticeProps {
  /** `pending` is for being offline, which is no error. */
  tone?: keyof typeof css.tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  icon?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** True for a new notice: screen readers announce it. */
  isNews?: boolean;
}

/** A sentence that stays on the page: a strip with a coloured edge and an icon. */
export function Notice({ tone = 'brand', title, children, icon, action, isNews = false }: NoticeProps) {
  const isGrave = tone === 'caution' || tone === 'negative';
  return (
    <div className={classNames(css.notice, css.tone[tone])} role={isNews ? 'status' : undefined}>
      <div className={css.main}>
        <span className={classNames(css.sign, css.signTone[tone])}>
          {icon ??
            (isGrave ? (
              <TriangleAlert size={18} aria-hidden="true" />
            ) : (
              <Info size={18} aria-hidden="true" />
            ))}
        </span>
        <div className={css.words}>
          {title && <p className={css.title}>{title}</p>}
          {children}
        </div>
      </div>
      {action && (
        <span className={css.acts} data-print="hide">
          {action}
        </span>
      )}
    </div>
  );
}
