import { HojeParte } from './hoje/hoje-parte.tsx';
import type { ParteProps } from './parte-props.ts';
import { SemanaParte } from './semana/semana-parte.tsx';

/** The day of a user with several customers, the week of a user with one. */
export function Parte(props: ParteProps) {
  return props.clientes.length > 1 ? <HojeParte {...props} /> : <SemanaParte {...props} />;
}
