import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number;
}

/** A grey placeholder of the final size. Say 'Carregando' once next to the group. */
export function Skeleton({ width = '100%', height = 16, radius = 6 }: SkeletonProps) {
  return <span aria-hidden="true" className={css.skeleton} style={{ width, height, borderRadius: radius }} />;
}
