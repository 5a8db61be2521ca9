import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { OutroCliente } from '#app/dialogs/outro-cliente.tsx';
import { cutText } from '#lib/cut-text.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { from } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { whole } from '#ui/whole-text.css.ts';
import * as css from './header.css.ts';

/** The length at which a name is cut in the bar, in characters; the whole name shows while it is pointed at. */
const NOME_NA_BARRA = 12;

/** The current customer, in the bar of a wide screen; opens the list of customers with how ready each is. */
export function ClienteButton() {
  const hasRoom = useMedia(from.longIcons);
  const cliente = useClienteAtual();
  const mayVisit = useMay('visit');
  const [isOpen, setOpen] = useState(false);
  if (!cliente) return null;
  const { idPessoa, usuarioCliente } = cliente;
  const { nome, cpfCnpjFormatado } = usuarioCliente.pessoa;
  const curto = cutText(nome, NOME_NA_BARRA);
  return (
    <>
      {hasRoom && (
        <button
          type="button"
          className={classNames(css.cliente, whole)}
          data-whole={curto === nome ? undefined : `${nome}\n${cpfCnpjFormatado}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span className={css.clienteColor} ref={paintCliente(idPessoa)} />
          <span className={css.clienteWords} aria-hidden="true">
            <span className={css.clienteLabel}>{mayVisit ? 'Atendendo' : 'Farmácia'}</span>
            <span>{curto}</span>
          </span>
          <VisuallyHidden>{`${nome}, escolher cliente`}</VisuallyHidden>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      {isOpen && <OutroCliente idAtual={idPessoa} onClose={() => setOpen(false)} />}
    </>
  );
}
