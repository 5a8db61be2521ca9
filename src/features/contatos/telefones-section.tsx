import { TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import { erroTelefone, isTelefoneAlteravel, TELEFONE_TIPOS } from '#domain/contacts/telefone.ts';
import { dispatchTelefone } from '#outbox/contatos/dispatch-contato.ts';
import type { TelefoneAqui } from '#outbox/contatos/read-contatos.ts';
import { useDevice } from '#parts/device/device.tsx';
import { chaveDe, type TelefoneDado } from '#vault/contato-intents.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { COLUNAS_TELEFONE, TelefoneCartao, telefoneText } from './colunas-telefone.tsx';
import { ContatosSection } from './contatos-section.tsx';
import { PARTES } from './digitos.ts';
import { TELEFONES } from './queries.ts';
import { TelefoneDialog } from './telefone-dialog.tsx';
import type { DaVez } from './use-uma-marcada.ts';
import { TELEFONE_WORDS } from './words.ts';

const HEIGHT = { table: 40, card: 72 } as const;

/** Numbers of different types may be equal. */
const chaveCom = (idTelefoneTipo: number, dado: TelefoneDado): string => `${idTelefoneTipo}:${chaveDe(dado)}`;
const chaveOf = ({ telefoneTipo, permiteReceberPromocao, ...parts }: TelefoneAqui): string =>
  chaveCom(telefoneTipo.idTelefoneTipo, { ...parts, promocoes: permiteReceberPromocao });
const isFixo = (telefone: TelefoneAqui): boolean => !isTelefoneAlteravel(telefone);

const tipoOf = (linha: TelefoneAqui | null): string =>
  linha?.telefoneTipo.descTelefoneTipo ??
  TELEFONE_TIPOS.find(({ idTelefoneTipo }) => idTelefoneTipo === TELEFONE_WHATSAPP)?.descTelefoneTipo ??
  '';

/** The phones of a customer. */
export function TelefonesSection({
  cliente,
  isSecond = false,
  daVez,
}: {
  cliente: ClienteRow;
  /** Another list of the page keeps the scroll position. */
  isSecond?: boolean;
  daVez?: DaVez;
}) {
  const { vault, env } = useDevice();
  const dono = { idPessoaCliente: cliente.idPessoa, nomeCliente: cliente.usuarioCliente.pessoa.nome };
  const dispatch = (aqui: TelefoneAqui | null, dado: TelefoneDado | null) =>
    dispatchTelefone(vault, dono, { aqui, dado }, env);
  return (
    <ContatosSection<TelefoneAqui, Telefone>
      tipo={TELEFONES}
      idPessoaCliente={cliente.idPessoa}
      titulo="Telefones"
      oQue="telefones"
      chaveOf={chaveOf}
      nomeOf={telefoneText}
      colunas={COLUNAS_TELEFONE}
      cartao={(linha) => <TelefoneCartao linha={linha} />}
      height={HEIGHT}
      words={TELEFONE_WORDS}
      isFixo={isFixo}
      excluir={(linha) => dispatch(linha, null)}
      isSecond={isSecond}
      daVez={daVez}
      formulario={({ modo, linha, onClose, salvar }) => (
        <TelefoneDialog
          modo={modo}
          tipo={tipoOf(linha)}
          onClose={onClose}
          valores={{
            ddd: linha?.ddd ?? '',
            prefixo: linha?.prefixo ?? '',
            numero: linha?.numero ?? '',
            permiteReceberPromocao: linha?.permiteReceberPromocao ?? false,
          }}
          errosOf={(campos) =>
            Object.fromEntries(
              PARTES.flatMap((parte) => {
                const erro = erroTelefone(parte, campos[parte]);
                return erro === null ? [] : [[parte, erro]];
              }),
            )
          }
          salvar={async ({ permiteReceberPromocao, ...numero }) => {
            const dado = { ...numero, promocoes: permiteReceberPromocao };
            const chave = chaveCom(TELEFONE_WHATSAPP, dado);
            const salvo = await salvar(chave, () => dispatch(linha, dado));
            if (salvo.ok) return null;
            return { texto: salvo.texto, campo: salvo.isDuplicado ? 'numero' : null };
          }}
        />
      )}
    />
  );
}
