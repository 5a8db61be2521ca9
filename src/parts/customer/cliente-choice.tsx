import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { Badge } from '#ui/badge.tsx';
import { ChoiceDialog } from '#ui/layer/choice-dialog.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { ClienteBloqueado } from './cliente-bloqueado.tsx';
import { bloqueioOf } from './cliente-bloqueio.ts';
import * as css from './cliente-choice.css.ts';
import { paintCliente } from './cliente-color.ts';
import { codigoDoCliente } from './codigo-cliente.ts';
import { usePreparos } from './use-preparos.ts';

export type ClienteChoiceProps = {
  title: string;
  clientes: readonly ClienteRow[];
  idAtual: number | null;
  onChoose: (idPessoaCliente: number, nome: string) => void;
  onClose: () => void;
};

/**
 * Chooses one of the user's customers, each with their colour and readiness, by typing name, code or document
 * with or without its dots.
 */
export function ClienteChoice({ title, clientes, idAtual, onChoose, onClose }: ClienteChoiceProps) {
  const isConnected = useSyncStatus()?.connected ?? true;
  const preparos = usePreparos();
  const isAway = (cliente: ClienteRow) => !isConnected && cliente.detalhe === null;
  return (
    <ChoiceDialog
      title={title}
      searchLabel="Nome, código ou CNPJ"
      choices={clientes.map((cliente) => {
        const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
        const cidade = cliente.detalhe?.dadosGerais.cidade;
        const away = isAway(cliente) ? ' · ainda não está neste aparelho' : '';
        return {
          id: cliente.idPessoa,
          text: nome,
          code: codigoDoCliente(cliente),
          detail: `${[codigoDoCliente(cliente), cpfCnpjFormatado, cidade].filter(Boolean).join(' · ')}${away}`,
          keywords: cpfCnpjFormatado.replace(/\D/g, ''),
          motivo: bloqueioOf(cliente),
          preparo: preparos?.get(cliente.idPessoa),
        };
      })}
      drawStart={({ id }) => <span className={css.swatch} ref={paintCliente(id)} />}
      drawNote={({ motivo, preparo }) => (
        <>
          <ClienteBloqueado motivo={motivo} />
          {preparo && (
            <span className={css.preparo}>
              <Badge tone={preparo.tone}>{preparo.texto}</Badge>
            </span>
          )}
        </>
      )}
      noneText="Nenhum cliente com esse nome, código ou CNPJ."
      selectedId={idAtual ?? undefined}
      onChoose={({ id, text }) => onChoose(id, text)}
      onClose={onClose}
    />
  );
}
