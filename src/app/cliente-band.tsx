import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { clienteColor } from '#parts/cliente-color.ts';
import { useChooseCliente } from '#parts/use-choose-cliente.ts';
import { useClienteAtual, useClientes } from '#parts/use-cliente.ts';
import * as css from './cliente-band.css.ts';
import { lazyDialog } from './lazy-part.tsx';

const ChoiceDialog = lazyDialog(async () => (await import('#ui/choice-dialog.tsx')).ChoiceDialog);

/** Whose prices and cart are on screen: name and colour band, and the way to serve another customer. */
export function ClienteBand() {
  const chooseCliente = useChooseCliente();
  const cliente = useClienteAtual();
  const clientes = useClientes() ?? [];
  const [isChoosing, setChoosing] = useState(false);
  // Its room is there while it is read who it is: the page below must not move.
  if (cliente === undefined) return <div className={css.band} />;
  if (cliente === null) return null;
  const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
  return (
    <div className={css.band}>
      <span
        className={css.stripe}
        ref={(element) => {
          element?.style.setProperty('background-color', clienteColor(cliente.idPessoa));
        }}
      />
      <button
        type="button"
        className={css.button}
        onClick={() => setChoosing(true)}
        disabled={clientes.length < 2}
        aria-haspopup="dialog"
        title={nome}
      >
        <span className={css.label}>Cliente</span>
        <strong className={css.name}>{nome}</strong>
        <span className={css.detail}>{cpfCnpjFormatado}</span>
        {clientes.length > 1 && <ChevronsUpDown size={16} aria-hidden="true" className={css.sign} />}
      </button>
      {isChoosing && (
        <ChoiceDialog
          title="Atender outro cliente"
          searchLabel="Nome, código ou CNPJ"
          choices={clientes.map(({ idPessoa, usuarioCliente: { pessoa, bloqueado } }) => ({
            id: idPessoa,
            text: pessoa.nome,
            detail: `${idPessoa} · ${pessoa.cpfCnpjFormatado}${bloqueado ? ' · bloqueado' : ''}`,
            keywords: pessoa.cpfCnpjFormatado.replace(/\D/g, ''),
          }))}
          selectedId={cliente.idPessoa}
          onChoose={({ id, text }) => {
            setChoosing(false);
            if (id !== cliente.idPessoa) void chooseCliente(Number(id), text);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
