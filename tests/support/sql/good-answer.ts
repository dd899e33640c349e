/** An answer of a run, which fails with any other than 200. */
export async function good(answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}
