import type { ContaNoDia } from '#domain/payment/conta.ts';
import { ListaLegenda, ListaMarca, TOM } from '#parts/list/legenda.tsx';

const MARCAS = {
  atraso: { letra: 'A', nome: 'Em atraso', tom: TOM.amarelo },
  antecipado: { letra: 'P', nome: 'Pagamento antecipado', tom: TOM.roxo },
} as const;

/** The mark of a row: yellow with an A when it is late, purple with a P when it is paid in advance. */
export function Legenda({ legenda }: Pick<ContaNoDia, 'legenda'>) {
  return legenda === null ? null : <ListaMarca {...MARCAS[legenda]} />;
}

/** The meaning of the list's marks. */
export function Legendas() {
  return <ListaLegenda marcas={[MARCAS.atraso, MARCAS.antecipado]} />;
}
