import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import {
  NOTAS_DATA_CRESCENTE,
  NOTAS_DATA_DECRESCENTE,
  type NotasOrdenacao,
} from '#contract/invoices/nota-fiscal.ts';
import { FiltroRapido } from '#parts/list/filtro-rapido.tsx';
import { from } from '#theme/scale.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import { type Filtro, PAGAMENTOS, type PagamentoFiltro } from './filtro.ts';
import * as css from './notas.css.ts';
import type { ChangeFiltro } from './use-filtro.ts';

const RECENTES = [
  { id: NOTAS_DATA_DECRESCENTE, nome: 'Mais recentes', icon: <ArrowDown size={16} aria-hidden="true" /> },
] as const;

/** The search among the listed invoices. */
export function Busca({ busca, change }: { busca: string; change: ChangeFiltro }) {
  const hasRoom = useMedia(from.sheet);
  return (
    <div className={css.busca}>
      <SearchField
        label="Buscar por número, valor, chave ou pedido"
        placeholder={hasRoom ? 'Número, valor, chave ou pedido' : 'Nº ou valor'}
        isCompact
        value={busca}
        onChange={(text) => change({ busca: text }, 'replace')}
      />
    </div>
  );
}

export type AcimaProps = {
  filtro: Filtro;
  pagamentos: Readonly<Record<PagamentoFiltro, number>>;
  change: ChangeFiltro;
  onOrdem: (ordem: NotasOrdenacao) => void;
  /** The search, where it has room here. */
  busca: ReactNode;
  /** At the right. */
  children: ReactNode;
};

/** The row above the list: which invoices are unpaid, and the newest ones first with one press. */
export function Acima({ filtro, pagamentos, change, onOrdem, busca, children }: AcimaProps) {
  const escolhas = PAGAMENTOS.map((um) => ({ ...um, total: pagamentos[um.id] })).filter(
    ({ id, total }) => total > 0 || filtro.pagamento === id,
  );
  return (
    <div className={css.acima}>
      {busca}
      {escolhas.length > 0 && (
        <FiltroRapido
          label="Notas por pagar"
          escolhas={escolhas}
          escolhida={filtro.pagamento}
          onEscolher={(pagamento) => change({ pagamento }, 'step')}
        />
      )}
      <FiltroRapido
        label="Ordem da lista"
        escolhas={RECENTES}
        escolhida={filtro.ordem === NOTAS_DATA_DECRESCENTE ? NOTAS_DATA_DECRESCENTE : null}
        onEscolher={(ordem) => onOrdem(ordem ?? NOTAS_DATA_CRESCENTE)}
      />
      {children}
    </div>
  );
}
