/** A command that makes no sense, or can't be done. The message is for the operator. */
export class Refused extends Error {}
