import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { OutroCliente } from '#app/dialogs/outro-cliente.tsx';
import { cutText } from '#lib/cut-text.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { whole } from '#ui/whole-text.css.ts';
import * as css from './cliente-band.css.ts';

/** The length of the name in the line, in characters; it is told whole while it is pointed at, and to screen readers. */
const NOME_NA_LINHA = 30;

/** The customer whose prices and cart are on screen: name, colour band and the way to switch customers, or to read a cut name. */
export function ClienteBand() {
  const cliente = useClienteAtual();
  const clientes = useClientes() ?? [];
  const [isChoosing, setChoosing] = useState(false);
  // Reserves the room while the customer is being read: the page below must not move.
  if (cliente === undefined) return <div className={css.band} />;
  if (cliente === null) return null;
  const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
  const curto = cutText(nome, NOME_NA_LINHA);
  const hasOthers = clientes.length > 1;
  // A tool tip is of no use to a finger.
  const tellWhole = () => {
    showMessage({ kind: 'information', title: 'Cliente', text: `${nome}\n${cpfCnpjFormatado}` }).catch(
      (error: unknown) => console.error('the name could not be shown', error),
    );
  };
  return (
    <div className={css.band}>
      <span className={css.stripe} ref={paintCliente(cliente.idPessoa)} />
      <button
        type="button"
        className={css.button}
        onClick={() => (hasOthers ? setChoosing(true) : tellWhole())}
        disabled={!hasOthers && curto === nome}
        aria-haspopup="dialog"
      >
        <span className={css.label}>Cliente</span>
        <span className={classNames(css.who, whole)} data-whole={curto === nome ? undefined : nome}>
          <strong className={css.name}>
            {curto === nome ? (
              nome
            ) : (
              <>
                <span aria-hidden="true">{curto}</span>
                <VisuallyHidden>{nome}</VisuallyHidden>
              </>
            )}
          </strong>{' '}
          <span className={css.detail}>{cpfCnpjFormatado}</span>
        </span>
        {hasOthers && (
          <span className={css.sign}>
            <span className={css.signWord}>Trocar</span>
            <ChevronsUpDown size={16} aria-hidden="true" />
          </span>
        )}
      </button>
      {isChoosing && <OutroCliente idAtual={cliente.idPessoa} onClose={() => setChoosing(false)} />}
    </div>
  );
}
