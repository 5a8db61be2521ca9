import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { ClienteAdministrado } from '#contract/access/solicitacao-acesso.ts';
import { bareDocumento } from '#domain/customer/documento.ts';
import { formatDocument } from '#lib/format-document.ts';
import { documentMask } from '#lib/mask-document.ts';
import { falhaText, SEM_DETALHE } from '#parts/failure/falha.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './acesso.css.ts';
import { consultarCliente } from './queries.ts';
import { erroDaPesquisa } from './solicitacao.ts';

function Lista({
  clientes,
  onRemove,
}: {
  clientes: readonly ClienteAdministrado[];
  onRemove: (cliente: ClienteAdministrado) => void;
}) {
  if (clientes.length === 0) return <p className={css.note}>Nenhum cliente incluído ainda.</p>;
  return (
    <ul className={css.list} aria-label="Clientes incluídos">
      {clientes.map((cliente) => (
        <li key={cliente.idPessoa} className={css.row}>
          <span className={css.words}>
            <span className={css.name}>{cliente.nome}</span>
            <span className={css.detail}>
              {`${formatDocument(cliente.cpfCnpj)} · Código ${cliente.idPessoa}`}
            </span>
          </span>
          <IconButton
            label={`Remover ${cliente.nome}`}
            icon={<X size={20} aria-hidden="true" />}
            onPress={() => onRemove(cliente)}
          />
        </li>
      ))}
    </ul>
  );
}

export type ClientesStepProps = {
  clientes: readonly ClienteAdministrado[];
  /** The error of the list as a whole. */
  error: string | null;
  onChange: (clientes: readonly ClienteAdministrado[]) => void;
};

/** Step 2: the customers that the visitor buys for, looked up one by one. */
export function ClientesStep({ clientes, error, onChange }: ClientesStepProps) {
  const place = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const focusField = () => place.current?.querySelector('input')?.focus();
  const include = async () => {
    if (isPending) return;
    const refused = erroDaPesquisa(clientes, typed);
    setWrong(refused);
    if (refused !== null) return focusField();
    setPending(true);
    try {
      const found = await consultarCliente(bareDocumento(typed));
      if (found.ok) {
        onChange([...clientes, found.value]);
        setTyped('');
        announce(`${found.value.nome} incluído`);
      } else {
        setWrong(falhaText(found.error, SEM_DETALHE.consultar));
      }
      focusField();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <form
        ref={place}
        noValidate
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          include().catch((failure: unknown) => console.error('a customer could not be looked up', failure));
        }}
      >
        <MaskedField
          label="CPF/CNPJ do cliente"
          name="cpfCnpj"
          mask={documentMask}
          data-autofocus
          value={typed}
          error={wrong ?? error ?? undefined}
          onChange={(value) => {
            setTyped(value);
            setWrong(null);
          }}
        />
        <div className={css.searchAct}>
          <Button type="submit" isPending={isPending}>
            Pesquisar
          </Button>
        </div>
      </form>
      <Lista
        clientes={clientes}
        onRemove={({ idPessoa, nome }) => {
          onChange(clientes.filter((cliente) => cliente.idPessoa !== idPessoa));
          announce(`${nome} removido`);
          focusField();
        }}
      />
    </>
  );
}
