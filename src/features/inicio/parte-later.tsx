import { type ComponentType, createElement, useEffect, useState } from 'react';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import type { ParteProps } from './parte-props.ts';

const lastParte: LastRead<ComponentType<ParteProps>> = new WeakMap();

/** The later part of the home, once its code has come. Without that code the home goes on as if it were empty. */
export function ParteLater(props: ParteProps) {
  const { onRead } = props;
  const [loaded, setLoaded] = useState<ComponentType<ParteProps>>();
  const Parte = useLast(lastParte, '', loaded);
  useEffect(() => {
    import('./parte.tsx').then((code) => setLoaded(() => code.Parte), onRead);
  }, [onRead]);
  return Parte ? createElement(Parte, props) : null;
}
