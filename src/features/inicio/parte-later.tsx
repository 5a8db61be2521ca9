import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { ParteProps } from './parte-props.ts';

/** The later part of the home, once its code has come. Without that code the home goes on as if it were empty. */
export function ParteLater(props: ParteProps) {
  const { onRead } = props;
  const [Parte, setParte] = useState<ComponentType<ParteProps>>();
  useEffect(() => {
    import('./parte.tsx').then((code) => setParte(() => code.Parte), onRead);
  }, [onRead]);
  return Parte ? createElement(Parte, props) : null;
}
