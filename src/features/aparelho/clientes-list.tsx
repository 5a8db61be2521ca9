import { useState } from 'react';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { LevarTodos } from '#parts/customer/levar-todos.tsx';
import { pinClientes } from '#parts/customer/pin-clientes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { filterChoices } from '#ui/form/choice-filter.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ClienteNoAparelho } from './clientes.ts';
import * as css from './clientes-list.css.ts';

/** From so many on they are searched rather than scrolled through. */
const MANY = 8;

/** The user's customers: how ready each is, and which are to be kept here at all times. */
export function ClientesList({ clientes }: { clientes: readonly ClienteNoAparelho[] }) {
  const [query, setQuery] = useState('');
  if (clientes.length === 0) return <p className={css.note}>A lista de clientes ainda não foi baixada.</p>;
  const unpinned = clientes.filter(({ isTaken, isServed }) => !isTaken && !isServed).map(({ id }) => id);
  const found = filterChoices(clientes, query);
  return (
    <div className={css.stack}>
      <p className={css.note}>
        Quem está em atendimento e os três anteriores ficam sempre prontos. Marque quem mais levar.
      </p>
      <LevarTodos faltam={unpinned} />
      {clientes.length > MANY && (
        <SearchField label="Nome, código ou CNPJ" value={query} onChange={setQuery} />
      )}
      <ul className={css.list}>
        {found.map((cliente) => (
          <Cliente key={cliente.id} cliente={cliente} />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.note} role="status">
          Nenhum cliente com esse nome, código ou CNPJ.
        </p>
      )}
    </div>
  );
}

function Cliente({ cliente }: { cliente: ClienteNoAparelho }) {
  const { vault } = useDevice();
  const { id, text, detail, isServed, isTaken, preparo, idades, progresso } = cliente;
  return (
    <li className={css.cliente}>
      <span className={css.stripe} ref={paintCliente(id)} />
      <div className={css.words}>
        <p className={css.nome}>{text}</p>
        <p className={css.detail}>{detail}</p>
        {progresso && (
          <ProgressBar
            label="Preparando"
            value={progresso.done}
            max={progresso.total}
            text={`${progresso.done} de ${progresso.total} partes`}
          />
        )}
        {idades !== '' && <p className={css.detail}>{idades}</p>}
        <div className={css.foot}>
          <p className={css.badges}>
            {isServed && <Badge tone="brand">Em atendimento</Badge>}
            <Badge tone={preparo.tone}>{preparo.texto}</Badge>
          </p>
          <Checkbox
            label="Levar comigo"
            aria-label={`Levar comigo ${text}`}
            checked={isTaken}
            onChange={(event) => void pinClientes(vault, [id], event.target.checked)}
          />
        </div>
      </div>
    </li>
  );
}
