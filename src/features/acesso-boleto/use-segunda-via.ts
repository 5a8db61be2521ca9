import { type RefObject, useState } from 'react';
import { boletosNome, type SegundaVia, segundaViaErrors } from '#domain/payment/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { readRascunho } from '#parts/cart/rascunho-visitante.ts';
import { useRascunho } from '#parts/cart/use-rascunho-visitante.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { stillWrong } from '#ui/form/still-wrong.ts';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { showWaiting } from '#ui/layer/message-queue.ts';
import { tidied } from './campos.ts';
import { baixarSegundaVia } from './queries.ts';

const VAZIA: SegundaVia = { cpfCnpj: '', notaFiscal: '', documento: '' };

export const BAIXADO = 'O download deve iniciar em instantes.';

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta:
    'O servidor não respondeu. O que você digitou continua aqui: tente de novo quando houver sinal.',
  ressalva: 'O que você digitou continua aqui.',
  area: 'loja',
};

type Erros = ReturnType<typeof segundaViaErrors>;

/** The file that came, and saving it once more. */
export type Baixada = { nome: string; again: () => void };

/**
 * The form of the second copy: its text, its errors, and the file once it came. Until another tax id is typed it is that
 * of the customer being served, which is not kept with the draft.
 */
export function useSegundaVia(form: RefObject<HTMLFormElement | null>) {
  const [from] = useState(() => readRascunho('segunda-via', VAZIA, Date.now()));
  const { valores: typed, change: keep, forget } = useRascunho('segunda-via', VAZIA, from);
  const [isTyped, setTyped] = useState(typed.cpfCnpj !== '');
  const documento = useClienteAtual()?.usuarioCliente.pessoa.cpfCnpjFormatado ?? '';
  const valores = isTyped ? typed : { ...typed, cpfCnpj: documento };
  const [erros, setErros] = useState<Erros>({});
  const focusInvalid = useFocusInvalid(form);
  const [baixada, setBaixada] = useState<Baixada | null>(null);

  const change = (changed: Partial<SegundaVia>) => {
    if (changed.cpfCnpj !== undefined) setTyped(true);
    keep(changed);
    setErros((said) => stillWrong(said, segundaViaErrors(tidied({ ...valores, ...changed }))));
  };
  const leave = (nome: keyof SegundaVia) => change({ [nome]: tidied(valores)[nome] });

  const send = async (): Promise<void> => {
    const pedida = tidied(valores);
    keep({ ...pedida, cpfCnpj: typed.cpfCnpj });
    const wrong = segundaViaErrors(pedida);
    setErros(wrong);
    if (Object.keys(wrong).length > 0) return focusInvalid();
    const close = showWaiting('Estamos preparando os seus boletos...');
    const file = await baixarSegundaVia(pedida).finally(close);
    if (!file.ok) return tellFalha(file.error, PALAVRAS);
    const nome = boletosNome(toBusinessInstant(new Date()));
    const again = () => saveBlob(nome, file.value);
    again();
    forget();
    setBaixada({ nome, again });
  };
  return { valores, erros, baixada, change, leave, send };
}
