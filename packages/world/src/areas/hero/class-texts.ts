/** Texts of a class of creatures: its name, and the name and description of its trait. */
export const classTexts = (name: string, trait: string, about: string) => ({ class: name, name: trait, about })
