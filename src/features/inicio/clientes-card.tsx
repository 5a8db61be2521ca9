import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { ClienteBloqueado } from '#parts/customer/cliente-bloqueado.tsx';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import type { Preparo } from '#parts/customer/cliente-preparo.ts';
import { LevarTodos } from '#parts/customer/levar-todos.tsx';
import { usePreparos } from '#parts/customer/use-preparos.ts';
import { Badge } from '#ui/badge.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './inicio.css.ts';
import { type ClienteEscolha, findClientes, prontosOf } from './view.ts';

export type ClientesCardProps = {
  clientes: readonly ClienteRow[];
  idAtual: number | null;
  /** A card above is still being read and will push this one down. */
  isHeld?: boolean;
};

/** The user's customers, to serve another one. Carts are kept apart: nothing of the present one is touched. */
export function ClientesCard({ clientes, idAtual, isHeld = false }: ClientesCardProps) {
  const chooseCliente = useChooseCliente();
  const [query, setQuery] = useState('');
  const found = findClientes(clientes, query);
  const preparos = usePreparos();
  // Whole at once: a badge that comes later would push down the customers below it.
  if (preparos === undefined || isHeld) return null;
  const { prontos, faltam } = prontosOf(clientes, preparos);
  const choose = async ({ id, text }: ClienteEscolha) => {
    if (id === idAtual || !(await chooseCliente(id, text))) return;
    setQuery('');
    // The customer's card is at the top.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <section className={css.card} aria-labelledby="clientes">
      <h2 id="clientes" className={css.eyebrow}>
        {`Seus clientes (${formatCount(clientes.length)})`}
      </h2>
      <p className={css.prontos}>
        {`${formatCount(prontos)} de ${formatCount(clientes.length)} ${prontos === 1 ? 'pronto' : 'prontos'} sem sinal`}
        <LevarTodos faltam={faltam} />
      </p>
      <SearchField label="Nome, código ou CNPJ" value={query} onChange={setQuery} />
      <ul className={css.clientes}>
        {found.map((cliente) => (
          <li key={cliente.id}>
            <button
              type="button"
              className={css.cliente}
              aria-current={cliente.id === idAtual || undefined}
              onClick={() => {
                void choose(cliente);
              }}
            >
              <span className={css.swatch} ref={paintCliente(cliente.id)} />
              <span className={css.listMain}>
                <span className={css.clienteNome}>{cliente.text}</span>
                <span className={css.small}>{`${cliente.code} · ${cliente.detail}`}</span>
                <ClienteBloqueado motivo={cliente.motivo} />
                <NaoPronto preparo={preparos.get(cliente.id)} />
              </span>
              {cliente.id === idAtual && <Check size={20} className={css.current} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.cardText} role="status">
          Nenhum cliente com esse nome, código ou CNPJ.
        </p>
      )}
    </section>
  );
}

/** How far a customer is from being ready without a signal; empty for one that is. */
function NaoPronto({ preparo }: { preparo: Preparo | undefined }) {
  if (preparo === undefined || preparo.tone === 'positive') return null;
  return (
    <span>
      <Badge tone={preparo.tone}>{preparo.texto}</Badge>
    </span>
  );
}
