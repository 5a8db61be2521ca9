import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { ClienteBloqueado } from '#parts/customer/cliente-bloqueado.tsx';
import { bloqueioOf } from '#parts/customer/cliente-bloqueio.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { codigoDoCliente } from '#parts/customer/codigo-cliente.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { CampoErro } from './campo-erro.tsx';
import * as css from './preferencias.css.ts';

export type ClienteCampoProps = {
  cliente: ClienteRow | null;
  /** Opens the list. */
  onPress: () => void;
  error: string | undefined;
};

/** The customer of the preferences: a field that opens the list of customers. */
export function ClienteCampo({ cliente, onPress, error }: ClienteCampoProps) {
  return (
    <div className={css.fieldset}>
      <span id="preferencia-cliente" className={css.label}>
        Cliente
      </span>
      <button
        type="button"
        name="cliente"
        className={css.cliente}
        aria-haspopup="dialog"
        aria-labelledby="preferencia-cliente preferencia-cliente-nome"
        aria-describedby={error ? 'preferencia-cliente-erro' : undefined}
        onClick={onPress}
      >
        {cliente && <span className={css.stripe} ref={paintCliente(cliente.idPessoa)} />}
        <span id="preferencia-cliente-nome" className={css.words}>
          {cliente ? cliente.usuarioCliente.pessoa.nome : 'Selecione'}
          {cliente && (
            <span className={css.note}>
              {`${codigoDoCliente(cliente)} · ${cliente.usuarioCliente.pessoa.cpfCnpjFormatado}`}
            </span>
          )}
        </span>
        <ChevronsUpDown size={18} aria-hidden="true" className={css.sign} />
      </button>
      {cliente && <ClienteBloqueado motivo={bloqueioOf(cliente)} />}
      {error && <CampoErro id="preferencia-cliente-erro">{error}</CampoErro>}
    </div>
  );
}
