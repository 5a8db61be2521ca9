import { paintCliente } from './cliente-color.ts';
import * as css from './cliente-tag.css.ts';
import { useClienteAtual } from './use-cliente.ts';

/** The customer whose prices a dialog shows: the name with the colour of the page's band. */
export function ClienteTag() {
  const cliente = useClienteAtual();
  if (!cliente) return null;
  return (
    <span className={css.tag}>
      <span className={css.mark} ref={paintCliente(cliente.idPessoa)} />
      <span className={css.name}>{cliente.usuarioCliente.pessoa.nome}</span>
    </span>
  );
}
