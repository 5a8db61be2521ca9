import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { clienteColor } from '#parts/cliente-color.ts';
import { useChooseCliente } from '#parts/use-choose-cliente.ts';
import { useClienteAtual, useClientes } from '#parts/use-cliente.ts';
import * as css from './cliente-band.css.ts';
import { lazyDialog } from './lazy-part.tsx';

const ClienteChoice = lazyDialog(async () => (await import('#parts/cliente-choice.tsx')).ClienteChoice);

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
        <ClienteChoice
          title="Atender outro cliente"
          clientes={clientes}
          idAtual={cliente.idPessoa}
          onChoose={(id, nome) => {
            setChoosing(false);
            if (id !== cliente.idPessoa) void chooseCliente(id, nome);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
