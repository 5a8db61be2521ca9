import { formatCount } from '#lib/format-number.ts';
import { ChoiceDialog } from '#ui/choice-dialog.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './cliente-choice.css.ts';
import { clienteColor } from './cliente-color.ts';
import { useSyncStatus } from './use-sync-status.ts';

export type ClienteChoiceProps = {
  title: string;
  clientes: readonly ClienteRow[];
  idAtual: number | null;
  onChoose: (idPessoaCliente: number, nome: string) => void;
  onClose: () => void;
};

/** Code and document, and what a person has to know before he chooses: why he is blocked, that he is not here. */
function detailOf({ idPessoa, detalhe, usuarioCliente }: ClienteRow, isConnected: boolean): string {
  const { pessoa, bloqueado, clienteBloqueadoMotivo } = usuarioCliente;
  const motivo = clienteBloqueadoMotivo?.descricaoClienteBloqueadoMotivo ?? 'Somente pagamento antecipado.';
  return [
    idPessoa,
    pessoa.cpfCnpjFormatado,
    bloqueado && `Bloqueado: ${motivo}`,
    !isConnected && detalhe === null && 'ainda não está neste aparelho',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Chooses one of the user's customers, each beside his colour, by typing name, code or document. */
export function ClienteChoice({ title, clientes, idAtual, onChoose, onClose }: ClienteChoiceProps) {
  const isConnected = useSyncStatus()?.connected ?? true;
  return (
    <ChoiceDialog
      title={title}
      searchLabel={`Nome, código ou CNPJ de ${formatCount(clientes.length)} clientes`}
      choices={clientes.map((cliente) => ({
        id: cliente.idPessoa,
        text: cliente.usuarioCliente.pessoa.nome,
        detail: detailOf(cliente, isConnected),
        keywords: cliente.usuarioCliente.pessoa.cpfCnpjFormatado.replace(/\D/g, ''),
      }))}
      drawStart={({ id }) => (
        <span
          className={css.swatch}
          ref={(element) => element?.style.setProperty('background-color', clienteColor(id))}
        />
      )}
      noneText="Nenhum cliente com esse nome, código ou CNPJ."
      selectedId={idAtual ?? undefined}
      onChoose={({ id, text }) => onChoose(id, text)}
      onClose={onClose}
    />
  );
}
