import type { PessoaEmail } from '#contract/contacts/email.ts';
import { erroEmail, isEmailAlteravel, isMesmoEmail, normalizeEmail } from '#domain/contacts/email.ts';
import { dispatchEmail } from '#outbox/contatos/dispatch-contato.ts';
import type { EmailAqui } from '#outbox/contatos/read-contatos.ts';
import { useDevice } from '#parts/device/device.tsx';
import { chaveDe, type EmailDado } from '#vault/contato-intents.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { COLUNAS_EMAIL, EmailCartao, usosDaEmpresa } from './colunas-email.tsx';
import { ContatosSection } from './contatos-section.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { EMAILS } from './queries.ts';
import type { DaVez } from './use-uma-marcada.ts';
import { EMAIL_WORDS } from './words.ts';

const HEIGHT = { table: 40, card: 72 } as const;

const isFixo = (email: EmailAqui): boolean => !isEmailAlteravel(email);
/** A new address stands next to the company's equal one until the server has refused it. */
const chaveOf = (linha: EmailAqui): string => {
  const chave = chaveDe({ email: linha.email, promocoes: linha.marketing });
  return isFixo(linha) ? `fixo:${chave}` : chave;
};

/** The e-mail addresses of a customer. */
export function EmailsSection({ cliente, daVez }: { cliente: ClienteRow; daVez: DaVez }) {
  const { vault, env } = useDevice();
  const dono = { idPessoaCliente: cliente.idPessoa, nomeCliente: cliente.usuarioCliente.pessoa.nome };
  const dispatch = (aqui: EmailAqui | null, dado: EmailDado | null) =>
    dispatchEmail(vault, dono, { aqui, dado }, env);
  return (
    <ContatosSection<EmailAqui, PessoaEmail>
      tipo={EMAILS}
      idPessoaCliente={cliente.idPessoa}
      titulo="E-mails"
      oQue="e-mails"
      chaveOf={chaveOf}
      nomeOf={({ email }) => email}
      colunas={COLUNAS_EMAIL}
      cartao={(linha) => <EmailCartao linha={linha} />}
      height={HEIGHT}
      words={EMAIL_WORDS}
      isFixo={isFixo}
      daVez={daVez}
      excluir={(linha) => dispatch(linha, null)}
      formulario={({ modo, linha, onClose, salvar }) => (
        <EmailDialog
          modo={modo}
          usos={linha === null ? [] : usosDaEmpresa(linha)}
          onClose={onClose}
          valores={{ email: linha?.email ?? '', permiteReceberPromocao: linha?.marketing ?? false }}
          errosOf={({ email }) => {
            // A consent can be withdrawn from any stored address, also one that is refused as a new one.
            const isIgual = linha !== null && isMesmoEmail(linha.email, email);
            const erro = isIgual ? null : erroEmail(email);
            return erro === null ? {} : { email: erro };
          }}
          salvar={async ({ email, permiteReceberPromocao }) => {
            const dado = { email: normalizeEmail(email), promocoes: permiteReceberPromocao };
            const salvo = await salvar(chaveDe(dado), () => dispatch(linha, dado));
            if (salvo.ok) return null;
            return { texto: salvo.texto, campo: salvo.isDuplicado ? 'email' : null };
          }}
        />
      )}
    />
  );
}
