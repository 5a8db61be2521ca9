import type { Falha } from './falha.ts';

/** What was asked of the server, as it stands. */
export type Lido<Value> = {
  valor: Value | undefined;
  falha: Falha | null;
  isLendo: boolean;
  reler: () => void;
};

/** A reading that failed, as a query rejects with it. */
export class FalhaError extends Error {
  readonly falha: Falha;

  constructor(falha: Falha) {
    super(falha.kind);
    this.falha = falha;
  }
}

const SILENCIO: Falha = { kind: 'silencio', isServidor: false };

/** Why a query has nothing new; null when it has. */
export const falhaOf = (error: Error | null): Falha | null =>
  error === null ? null : error instanceof FalhaError ? error.falha : SILENCIO;

type Consulta<Value> = {
  data: Value | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** A reading as screens take it. */
export const toLido = <Value>({ data, error, isFetching, refetch }: Consulta<Value>): Lido<Value> => ({
  valor: data,
  falha: falhaOf(error),
  isLendo: isFetching,
  reler: () => void refetch().catch(() => undefined),
});
