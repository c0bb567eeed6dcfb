"""Links as others see them before they open them: a title, a description and a picture."""
