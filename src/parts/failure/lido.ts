import type { Falha } from './falha.ts';

/** The state of a server query. */
export type Lido<Value> = {
  valor: Value | undefined;
  falha: Falha | null;
  isLendo: boolean;
  reler: () => void;
};

/** The error with which a failed query rejects. */
export class FalhaError extends Error {
  readonly falha: Falha;

  constructor(falha: Falha) {
    super(falha.kind);
    this.falha = falha;
  }
}

const SILENCIO: Falha = { kind: 'silencio', isServidor: false };

/** Returns the reason why a query failed; null when it succeeded. */
export const falhaOf = (error: Error | null): Falha | null =>
  error === null ? null : error instanceof FalhaError ? error.falha : SILENCIO;

type Consulta<Value> = {
  data: Value | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Converts a query's result for the screens. */
export const toLido = <Value>({ data, error, isFetching, refetch }: Consulta<Value>): Lido<Value> => ({
  valor: data,
  falha: falhaOf(error),
  isLendo: isFetching,
  reler: () => void refetch().catch(() => undefined),
});
